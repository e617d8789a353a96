/** @module-tag stories */
import './search-console.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('search-console');
