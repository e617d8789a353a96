/** @module-tag stories */
import './engine-proxy.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('engine-proxy');
