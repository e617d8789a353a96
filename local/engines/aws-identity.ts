/**
 * Who the embedded engines say they are in ARNs and queue URLs. AWS uses the account id of all zeros for nobody, so an
 * ARN of the embedded system can never be mistaken for one of a deployed stage.
 */
export const localRegion = 'us-east-1';
export const localAccountId = '000000000000';
