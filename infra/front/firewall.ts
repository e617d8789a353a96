import { Stack } from 'aws-cdk-lib';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { ResourceNames } from '../names.ts';
import { logGroupArn } from './front-logs.ts';

interface FirewallProps {
  names: ResourceNames;
  requestsPerAddress: number;
  log: ILogGroup;
}

/** AWS WAF before the API. What it refuses costs no call of the gateway. */
export class Firewall extends Construct {
  readonly acl: CfnWebACL;

  constructor(scope: Construct, id: string, { names, requestsPerAddress, log }: FirewallProps) {
    super(scope, id);
    this.acl = new CfnWebACL(this, 'Acl', {
      name: names.firewall,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibleAs(names.firewall),
      customResponseBodies: {
        [TOO_MANY_REQUESTS]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooManyRequests) },
      },
      rules: [
        rateRule(requestsPerAddress),
        ...managedRuleGroups.map(({ name, counted }, at) => managedRule(name, counted, at + 1)),
      ],
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.acl.attrArn,
      logDestinationConfigs: [logGroupArn(Stack.of(this), log)],
      // The key and the query string are in no log of the service.
      redactedFields: [{ singleHeader: { Name: 'authorization' } }, { queryString: {} }],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
    });
    logging.node.addDependency(log);
  }
}

const TOO_MANY_REQUESTS = 'TooManyRequests';
const RATE_WINDOW_SECONDS = 300;

/** In the API's own envelope, so that clients treat it as their own limit. */
const tooManyRequests = { error: { code: 'rate_limited', message: 'Too many requests from this address' } };

interface ManagedRuleGroup {
  name: string;
  /** The rules of the group that refuse nothing here. */
  counted: readonly string[];
}

/**
 * AWS's own groups of rules. Bodies are articles of the clients: they are longer than 8 KB, hold HTML, and may be about attacks
 * and quote them, so that no rule judges a body. The other rules that only count would refuse what the API promises to take.
 */
const managedRuleGroups: readonly ManagedRuleGroup[] = [
  { name: 'AWSManagedRulesAmazonIpReputationList', counted: [] },
  {
    name: 'AWSManagedRulesKnownBadInputsRuleSet',
    counted: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
  },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    counted: [
      'SizeRestrictions_BODY',
      'CrossSiteScripting_BODY',
      'EC2MetaDataSSRF_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      // Pages are looked up by their URL, which can be long and end in any extension.
      'SizeRestrictions_QUERYSTRING',
      'RestrictedExtensions_QUERYARGUMENTS',
      'GenericRFI_QUERYARGUMENTS',
      // Programs need not name themselves.
      'NoUserAgent_HEADER',
    ],
  },
];

const visibleAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples show headers of requests, the API key among them.
  sampledRequestsEnabled: false,
});

const rateRule = (requestsPerAddress: number): CfnWebACL.RuleProperty => ({
  name: 'RequestsPerAddress',
  priority: 0,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: 'IP',
      limit: requestsPerAddress,
      evaluationWindowSec: RATE_WINDOW_SECONDS,
    },
  },
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: TOO_MANY_REQUESTS,
        responseHeaders: [{ name: 'retry-after', value: String(RATE_WINDOW_SECONDS) }],
      },
    },
  },
  visibilityConfig: visibleAs('RequestsPerAddress'),
});

const managedRule = (name: string, counted: readonly string[], priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  overrideAction: { none: {} },
  visibilityConfig: visibleAs(name),
});
