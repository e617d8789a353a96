/** @module-tag stories */
import './model.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('model');
