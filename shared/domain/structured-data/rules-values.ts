import type { TypeRules } from './type-rules.ts';

// Objects that appear inside others. Without their value they say nothing, which is why Google calls them malformed.
export const valueRules: Readonly<Record<string, TypeRules>> = {
  PostalAddress: {
    required: [],
    requireOneOf: [['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']],
    recommended: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  OpeningHoursSpecification: { required: [], recommended: ['dayOfWeek', 'opens', 'closes'] },
  ContactPoint: { required: [], requireOneOf: [['telephone', 'email', 'url']], recommended: ['contactType'] },
  MonetaryAmount: { required: ['currency'], requireOneOf: [['value', 'minValue', 'maxValue']], recommended: [] },
  QuantitativeValue: {
    required: [],
    requireOneOf: [['value', 'minValue', 'maxValue']],
    recommended: ['unitText'],
    standIns: { unitText: 'unitCode' },
  },
  PropertyValue: { required: [], requireOneOf: [['value', 'name', 'propertyID']], recommended: [] },
  InteractionCounter: { required: ['userInteractionCount'], recommended: ['interactionType'] },
  SearchAction: { required: [], recommended: ['target'] },
  Country: { required: ['name'], recommended: [] },
  AdministrativeArea: { required: ['name'], recommended: [] },
};
