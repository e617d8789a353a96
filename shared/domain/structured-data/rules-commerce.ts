import type { TypeRules } from './type-rules.ts';

// Google Search Central, "Product snippet", "Merchant listing", "Review snippet", "Software app" and "Vacation rental".
export const commerceRules: Readonly<Record<string, TypeRules>> = {
  Product: {
    required: ['name'],
    requireOneOf: [['offers', 'review', 'aggregateRating']],
    recommended: ['image', 'description', 'brand', 'sku', 'offers', 'review', 'aggregateRating'],
    nestedRecommended: [],
  },
  ProductGroup: {
    required: ['name'],
    recommended: ['hasVariant', 'variesBy', 'productGroupID', 'description', 'brand'],
  },
  Offer: {
    required: [],
    requireOneOf: [['price', 'priceSpecification']],
    recommended: ['priceCurrency', 'availability', 'url'],
  },
  AggregateOffer: { required: ['lowPrice', 'priceCurrency'], recommended: ['highPrice', 'offerCount'] },
  Demand: { required: [], recommended: ['itemOffered'] },
  AggregateRating: {
    required: ['ratingValue', 'itemReviewed'],
    nestedRequired: ['ratingValue'],
    requireOneOf: [['ratingCount', 'reviewCount']],
    recommended: [],
  },
  Review: {
    required: ['author', 'reviewRating', 'itemReviewed'],
    nestedRequired: ['author', 'reviewRating'],
    recommended: ['datePublished', 'reviewBody'],
  },
  ClaimReview: {
    required: ['claimReviewed', 'reviewRating', 'url'],
    recommended: ['author', 'itemReviewed', 'datePublished'],
  },
  Rating: { required: ['ratingValue'], recommended: [] },
  SoftwareApplication: {
    required: ['name', 'offers'],
    requireOneOf: [['aggregateRating', 'review']],
    recommended: ['applicationCategory', 'operatingSystem'],
  },
  VacationRental: {
    required: ['name', 'address', 'image', 'identifier', 'containsPlace'],
    recommended: ['geo', 'aggregateRating', 'review', 'checkinTime', 'checkoutTime', 'description'],
  },
  Brand: { required: ['name'], recommended: [] },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], recommended: [] },
  PriceSpecification: {
    required: [],
    requireOneOf: [['price', 'minPrice', 'maxPrice']],
    recommended: ['priceCurrency'],
  },
};
