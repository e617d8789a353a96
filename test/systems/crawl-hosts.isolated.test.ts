/** @module-tag stories */
import './crawl-hosts.ts';
import { joinSuites } from './join-suites.ts';

joinSuites('crawl-hosts');
