/** The endpoints that wait for more than three DynamoDB calls one after the other, by operation, and why each has to. */
export const deeperThanThree: Readonly<Record<string, string>> = {};
