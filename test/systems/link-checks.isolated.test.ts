/** @module-tag stories */
import './link-checks.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('link-checks');
