/** @module-tag stories */
import './own.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('own');
