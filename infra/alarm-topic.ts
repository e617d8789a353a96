import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** A topic that the account's alarms may publish to. */
export function createAlarmTopic(scope: Construct, topicName: string): Topic {
  const topic = new Topic(scope, 'Topic', { topicName, enforceSSL: true });
  // A separate policy replaces the topic's default, which lets the account's alarms publish: without this statement
  // every alarm would change its state without a notification.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  return topic;
}
