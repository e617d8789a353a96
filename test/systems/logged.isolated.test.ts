/** @module-tag stories */
import './logged.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('logged');
