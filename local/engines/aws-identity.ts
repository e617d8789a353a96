/**
 * Who the embedded engines say they are in ARNs and queue URLs. No AWS account has the id of all zeros, so an
 * ARN of the embedded system can never be mistaken for one of a deployed stage.
 */
export const localRegion = 'us-east-1';
export const localAccountId = '000000000000';
