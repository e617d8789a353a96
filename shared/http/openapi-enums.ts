/** The names of enumerations in the published document, so that a client has one type of each, and which of them later releases add to. */

import { isObject, type Json, type JsonObject, visit } from './openapi-json.ts';

interface NamedEnum {
  /** A component or an operation, and a property in it: the first one with values has those of the enumeration. Without a property, the component. */
  at: string;
  /** True where a response may hold a value that this document does not know: a kind or a reason. States and scales are closed. */
  grows?: true;
  /** Names of the values, where letters and digits alone do not tell them apart. */
  members?: (values: Json[]) => string[];
}

const gradeNames = (grades: Json[]): string[] =>
  grades.map((grade) =>
    (typeof grade === 'string' ? grade : JSON.stringify(grade)).replace('+', '_PLUS').replace('-', '_MINUS'),
  );

const namedEnums: Readonly<Record<string, NamedEnum>> = {
  AutoRunScope: { at: 'createSite auto_run_keyword_scope' },
  BackgroundStatus: { at: 'SiteDetail background_status' },
  CheckedSource: { at: 'Checks source' },
  CheckKey: { at: 'Checks key', grows: true },
  ComparisonNote: { at: 'Analysis comparison_note', grows: true },
  CrawlInterval: { at: 'CrawlSchedule every' },
  CrawlStop: { at: 'Crawl stopped_by', grows: true },
  CrawlOutcome: { at: 'CrawledUrl outcome', grows: true },
  DeliveryEventType: { at: 'WebhookDelivery event', grows: true },
  DeliveryFailureReason: { at: 'WebhookDelivery reason', grows: true },
  DraftField: { at: 'Draft field' },
  DroppedTextKind: { at: 'DroppedText kind', grows: true },
  DroppedTextReason: { at: 'DroppedText reason', grows: true },
  EditScope: { at: 'ValidatedRecommendation validation_scope', grows: true },
  ErrorCode: { at: 'Error code', grows: true },
  FactKind: { at: 'Fact kind' },
  FactSource: { at: 'Fact source', grows: true },
  FactStatus: { at: 'Fact status' },
  FunnelStage: { at: 'Idea funnel_stage' },
  Grade: { at: 'Grade', members: gradeNames },
  IdeaAction: { at: 'Idea action' },
  IdeaAnalysisReason: { at: 'acceptIdea analysis_reason', grows: true },
  IdeaChange: { at: 'Idea change' },
  IdeaDismissReason: { at: 'IdeaDetail dismiss_reason', grows: true },
  IdeaRunMode: { at: 'Playbook mode' },
  IdeaRunStage: { at: 'IdeaRun stage', grows: true },
  IdeaStatus: { at: 'Idea status' },
  IssueFamily: { at: 'SiteIssue family', grows: true },
  IssueSeverity: { at: 'SiteIssue severity' },
  JobFailureReason: { at: 'Job failure_reason', grows: true },
  JobStage: { at: 'JobProgress stage', grows: true },
  JobStatus: { at: 'Job status' },
  JobType: { at: 'Job type', grows: true },
  OutlineBasis: { at: 'OutlineSection basis', grows: true },
  OutlineStatus: { at: 'Outline status' },
  PageKind: { at: 'PageDetail page_kind', grows: true },
  PagePresence: { at: 'PageSummary presence' },
  PlanBasis: { at: 'PlanPage basis', grows: true },
  RecommendationStatus: { at: 'Recommendation status' },
  RenderMode: { at: 'SiteDetail render' },
  ScheduledAnalyses: { at: 'CrawlSchedule analyse' },
  ScheduleSkipReason: { at: 'CrawlSchedule reason', grows: true },
  Scope: { at: 'Me scopes', grows: true },
  ScoreCurve: { at: 'SiteDetail score_curve' },
  ScoreSource: { at: 'Analysis score_source' },
  SearchConsoleStatus: { at: 'PagePerformance gsc_status', grows: true },
  SignInKind: { at: 'ConsoleSession sign_in', grows: true },
  SiteChangeKind: { at: 'SiteChange kind', grows: true },
  SkippedAnalysisReason: { at: 'analyzePages reason', grows: true },
  SkippedFactReason: { at: 'StatedFacts reason', grows: true },
  WebhookDisabledReason: { at: 'Webhook disabled_reason', grows: true },
  WebhookEventType: { at: 'Webhook events', grows: true },
  WebhookState: { at: 'Webhook state' },
};

/** The document by who sends its parts. */
export interface Sides {
  requests: Json[];
  responses: Json[];
}

function findEnum(node: Json | undefined, property: string | undefined): Json[] | undefined {
  if (Array.isArray(node)) return node.map((one) => findEnum(one, property)).find((found) => found !== undefined);
  if (!isObject(node)) return undefined;
  if (property === undefined && Array.isArray(node.enum)) return node.enum;
  for (const [key, value] of Object.entries(node)) {
    const found = key === 'example' ? undefined : findEnum(value, key === property ? undefined : property);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readValues({ paths, components }: JsonObject, at: string): Json[] {
  const [root = '', property] = at.split(' ');
  const operations = Object.values(paths as Record<string, JsonObject>).flatMap((methods) => Object.values(methods));
  const { schemas = {} } = components as Record<string, JsonObject>;
  const start = schemas[root] ?? operations.find((one) => isObject(one) && one.operationId === root);
  const values = findEnum(start, property);
  if (values === undefined) throw new Error(`shared/http/openapi-enums.ts: the document has no enumeration at ${at}`);
  return values;
}

/** Turns each enumeration with these values into a reference. */
function refer(sides: readonly Json[], values: Json[], component: JsonObject, name: string): boolean {
  const text = JSON.stringify(values);
  let isUsed = false;
  const replace = (object: JsonObject): void => {
    if (object === component || !Array.isArray(object.enum) || JSON.stringify(object.enum) !== text) return;
    const { description, default: byDefault } = object;
    for (const key of Object.keys(object)) delete object[key];
    object.$ref = `#/components/schemas/${name}`;
    if (description !== undefined) object.description = description;
    if (byDefault !== undefined) object.default = byDefault;
    isUsed = true;
  };
  for (const side of sides) visit(side, replace);
  return isUsed;
}

/** Makes components of the enumerations that have a name. Those that grow are open in responses and closed in requests. */
export function nameEnums(document: JsonObject, { requests, responses }: Sides): void {
  const { schemas = {} } = document.components as Record<string, JsonObject>;
  const read = Object.entries(namedEnums).map(([name, named]) => ({
    name,
    ...named,
    values: readValues(document, named.at),
  }));
  for (const { name, values, grows, members } of read) {
    const closed = { type: 'string', enum: values, ...(members ? { 'x-enum-varnames': members(values) } : {}) };
    const known = grows ? `Known${name}` : name;
    const previous = schemas[name];
    refer(responses, values, isObject(previous) ? previous : closed, name);
    const isSent = refer(requests, values, closed, known);
    schemas[name] = grows ? { type: 'string', 'x-extensible-enum': values } : closed;
    if (grows && isSent) schemas[known] = closed;
  }
}
