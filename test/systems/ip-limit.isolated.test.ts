/** @module-tag stories */
import './ip-limit.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('ip-limit');
