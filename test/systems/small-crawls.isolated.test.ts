/** @module-tag stories */
import './small-crawls.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('small-crawls');
