/** @module-tag stories */
import './refusals.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('refusals');
