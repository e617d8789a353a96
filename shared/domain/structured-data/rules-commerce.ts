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
  // Google shows games alone, without another type of application, nowhere.
  VideoGame: { required: ['name'], recommended: ['gamePlatform', 'operatingSystem', 'offers', 'aggregateRating'] },
  VacationRental: {
    required: ['name', 'image', 'identifier', 'containsPlace'],
    requireOneOf: [['geo', 'latitude']],
    recommended: ['address', 'aggregateRating', 'review', 'checkinTime', 'checkoutTime', 'description'],
  },
  // schema.org makes a drug a kind of product; no search engine shows it as one.
  Drug: { required: [], recommended: ['name', 'activeIngredient'] },
  Brand: { required: ['name'], recommended: [] },
  MediaReview: { required: [], recommended: ['author', 'itemReviewed', 'mediaAuthenticityCategory'] },
  CompoundPriceSpecification: { required: [], recommended: ['priceComponent'] },
  DeliveryChargeSpecification: { required: [], recommended: ['price', 'priceCurrency'] },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'], recommended: [] },
  PriceSpecification: {
    required: [],
    requireOneOf: [['price', 'minPrice', 'maxPrice']],
    recommended: ['priceCurrency'],
  },
};
