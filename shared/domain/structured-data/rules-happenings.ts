import type { TypeRules } from './type-rules.ts';

// Google Search Central: "Event", "Job posting" and "Course info".
export const happeningRules: Readonly<Record<string, TypeRules>> = {
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'eventStatus', 'description', 'image', 'offers', 'organizer', 'performer'],
    nestedRecommended: [],
    nestedRequired: ['name'],
  },
  // A broadcast has the place where it is seen, not where it happens.
  PublicationEvent: { required: [], recommended: ['name', 'startDate'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    // A fully remote job names where applicants may live instead of a place of work.
    requireOneOf: [['jobLocation', 'applicantLocationRequirements']],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
  },
  Course: {
    required: ['name', 'description'],
    recommended: ['provider', 'offers', 'hasCourseInstance'],
  },
  CourseInstance: {
    required: ['courseMode'],
    requireOneOf: [['courseSchedule', 'courseWorkload', 'startDate']],
    recommended: ['instructor', 'location'],
  },
  Schedule: { required: [], recommended: ['repeatFrequency', 'repeatCount'] },
};
