/** @module-tag stories */
import './oauth.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('oauth');
