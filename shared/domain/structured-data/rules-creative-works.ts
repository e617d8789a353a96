import type { TypeRules } from './type-rules.ts';

const articleRecommended = ['author', 'datePublished', 'dateModified', 'image', 'publisher'] as const;

// Google Search Central: "Article", "Breadcrumb", "Carousel", "Dataset", "Discussion forum", "FAQ", "How-to", "Image
// metadata", "Movie", "Q&A", "Recipe", "Site name" and "Video". Google requires nothing of an Article any more; one
// without a headline has nothing to show, so the headline counts as required here.
export const creativeWorkRules: Readonly<Record<string, TypeRules>> = {
  Article: { required: ['headline'], recommended: articleRecommended, nestedRecommended: [] },
  DiscussionForumPosting: {
    required: ['author', 'datePublished'],
    requireOneOf: [['text', 'image', 'video']],
    recommended: ['headline', 'url', 'comment', 'interactionStatistic'],
  },
  WebPage: {
    required: [],
    recommended: ['name', 'description', 'url'],
    nestedRecommended: [],
  },
  WebSite: { required: ['name', 'url'], recommended: ['publisher'], nestedRequired: [], nestedRecommended: [] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  QAPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name'], requireOneOf: [['acceptedAnswer', 'suggestedAnswer']], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  Comment: { required: ['author'], requireOneOf: [['text', 'image', 'video']], recommended: ['datePublished'] },
  HowTo: { required: ['name', 'step'], recommended: ['image', 'totalTime', 'supply', 'tool'] },
  HowToStep: {
    required: [],
    requireOneOf: [['text', 'itemListElement']],
    recommended: ['name', 'image', 'url'],
    nestedRecommended: [],
  },
  HowToSection: { required: ['itemListElement'], recommended: ['name'] },
  HowToDirection: { required: ['text'], recommended: [] },
  // A ListItem by the vocabulary; supplies and tools have no order.
  HowToItem: { required: [], recommended: ['name'] },
  HowToTip: { required: ['text'], recommended: [] },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      'author',
      'recipeIngredient',
      'recipeInstructions',
      'totalTime',
      'recipeYield',
      'recipeCategory',
      'recipeCuisine',
      'nutrition',
      'datePublished',
      'description',
      'aggregateRating',
    ],
  },
  NutritionInformation: { required: [], recommended: ['calories'] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    requireOneOf: [],
    recommended: ['description', 'duration', 'contentUrl'],
  },
  Clip: { required: ['name', 'startOffset', 'url'], recommended: ['endOffset'] },
  ImageObject: {
    required: [],
    requireOneOf: [['contentUrl', 'url']],
    recommended: ['creator', 'license'],
    nestedRecommended: [],
  },
  AudioObject: { required: [], recommended: ['contentUrl', 'name', 'description', 'duration'] },
  DataDownload: { required: ['contentUrl'], recommended: ['encodingFormat'] },
  Dataset: {
    required: ['name', 'description'],
    recommended: [
      'creator',
      'license',
      'distribution',
      'identifier',
      'url',
      'temporalCoverage',
      'spatialCoverage',
      'variableMeasured',
    ],
  },
  // A dataset by the vocabulary; what feeds an application is not what a search for datasets shows.
  DataFeed: { required: [], recommended: ['name', 'dataFeedElement'] },
  DataCatalog: { required: ['name'], recommended: ['url', 'dataset'], nestedRecommended: [] },
  Book: { required: ['name'], recommended: ['author', 'isbn', 'url', 'workExample', 'sameAs'] },
  Movie: { required: ['name', 'image'], recommended: ['dateCreated', 'director', 'aggregateRating', 'review'] },
  PodcastSeries: { required: ['name'], recommended: ['url', 'webFeed', 'description'] },
  PodcastEpisode: { required: ['name'], recommended: ['url', 'datePublished', 'partOfSeries', 'associatedMedia'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [], nestedRecommended: [] },
  ListItem: { required: ['position'], requireOneOf: [['name', 'item', 'url']], recommended: [] },
};
