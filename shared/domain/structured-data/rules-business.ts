import type { TypeRules } from './type-rules.ts';

/** schema.org's short form of the hours: `"openingHours": "Mo-Fr 09:00-17:00"`. */
const hoursAsText = { openingHoursSpecification: 'openingHours' } as const;

// Google Search Central, "Organization", "Local business" and "Profile page" structured data. Google requires nothing of
// an Organization, but one without a name identifies nothing, so the name counts as required here. Service has no rich
// result; its rules are the properties that tell a search engine who offers what, and where.
export const businessRules: Readonly<Record<string, TypeRules>> = {
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', 'description', 'sameAs', 'contactPoint', 'address'],
    nestedRecommended: [],
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'openingHoursSpecification', 'geo', 'image', 'priceRange'],
    nestedRecommended: [],
    nestedRequired: ['name'],
    standIns: hoursAsText,
  },
  FoodEstablishment: {
    required: ['name', 'address'],
    recommended: [
      'telephone',
      'url',
      'openingHoursSpecification',
      'geo',
      'image',
      'priceRange',
      'menu',
      'servesCuisine',
    ],
    nestedRecommended: [],
    nestedRequired: ['name'],
    standIns: hoursAsText,
  },
  Person: {
    required: ['name'],
    recommended: ['url', 'image', 'jobTitle', 'sameAs'],
    nestedRecommended: ['url'],
  },
  ProfilePage: { required: ['mainEntity'], recommended: ['dateCreated', 'dateModified'] },
  Service: {
    required: ['name'],
    recommended: ['description', 'provider', 'serviceType', 'areaServed', 'offers'],
    nestedRecommended: [],
  },
  VirtualLocation: { required: ['url'], recommended: [] },
};
