/** What `model` says of a component, a verdict or an advice that the rules made. */
export const rulesModel = 'rules-v1';
