import { activities } from './activities.ts';
import { advisers } from './advisers.ts';
import { agency } from './agency.ts';
import { association } from './association.ts';
import { event } from './event.ts';
import { freelancer } from './freelancer.ts';
import { localService } from './local-service.ts';
import { lodging } from './lodging.ts';
import { manufacturer } from './manufacturer.ts';
import { museum } from './museum.ts';
import { openSource } from './open-source.ts';
import { practice } from './practice.ts';
import { publisher } from './publisher.ts';
import { restaurant } from './restaurant.ts';
import { saas } from './saas.ts';
import { school } from './school.ts';
import { shop } from './shop.ts';
import type { SiteKind } from './site-kind.ts';

/** The most specific first: of two that a brief speaks of equally, the first one counts. */
export const siteKinds: readonly SiteKind[] = [
  event,
  practice,
  advisers,
  lodging,
  museum,
  restaurant,
  activities,
  openSource,
  association,
  school,
  saas,
  publisher,
  agency,
  freelancer,
  shop,
  localService,
  manufacturer,
];

/** A site of which the brief says too little. */
export const anySite: SiteKind = {
  id: 'any',
  isLocal: false,
  sellsGoods: false,
  overview: 'services',
  always: [],
  may: ['prices', 'references', 'faq', 'jobs', 'news'],
  words: {},
};
