/** The value of `model` for a component, a verdict or an advice by the rules. */
export const rulesModel = 'rules-v1';
