import { missingIssue } from '../missing-issue.ts';

export const imageBroken = missingIssue({ id: 'image-broken', family: 'media' }, 'image', 'images');
