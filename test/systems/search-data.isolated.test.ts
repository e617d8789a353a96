/** @module-tag stories */
import './search-data.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('search-data');
