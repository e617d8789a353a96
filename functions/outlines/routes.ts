import type { Operation } from '../../shared/http/operation.ts';
import { generateOutline } from './generate-outline.ts';
import { getOutline } from './get-outline.ts';
import { updateOutlineSection } from './update-outline-section.ts';

export const outlineRoutes: readonly Operation[] = [generateOutline, getOutline, updateOutlineSection];
