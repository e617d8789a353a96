/** Builders for the expressions that every repository writes, so that names and values are never typed twice. */

interface Expression {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

export interface Changes {
  /** By attribute. A slash leads into a map: `job/state`. The map must be there. */
  set?: Record<string, unknown>;
  /** Set only where the attribute is missing. */
  setOnce?: Record<string, unknown>;
  /** Numbers to add; a missing attribute counts as 0. */
  add?: Record<string, number>;
  remove?: readonly string[];
}

/** An attribute, or a path into a map (`job/state`), is compared with a value, or checked for presence. */
export interface Condition {
  attribute: string;
  is: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'missing' | 'present';
  value?: unknown;
}

/** All of the conditions; an inner list is a choice of which one must hold. */
export type Conditions = readonly (Condition | readonly Condition[])[];

class Names {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  readonly #byAttribute = new Map<string, string>();

  name(path: string): string {
    return path
      .split('/')
      .map((attribute) => this.#part(attribute))
      .join('.');
  }

  #part(attribute: string): string {
    const known = this.#byAttribute.get(attribute);
    if (known) return known;
    const placeholder = `#n${this.#byAttribute.size}`;
    this.#byAttribute.set(attribute, placeholder);
    this.names[placeholder] = attribute;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  expression(): Expression {
    return {
      ...(this.#byAttribute.size > 0 ? { ExpressionAttributeNames: this.names } : {}),
      ...(Object.keys(this.values).length > 0 ? { ExpressionAttributeValues: this.values } : {}),
    };
  }
}

function conditionText(names: Names, condition: Condition): string {
  if (condition.is === 'missing') return `attribute_not_exists(${names.name(condition.attribute)})`;
  if (condition.is === 'present') return `attribute_exists(${names.name(condition.attribute)})`;
  return `${names.name(condition.attribute)} ${condition.is} ${names.value(condition.value)}`;
}

const conditionsText = (names: Names, conditions: Conditions): string =>
  conditions
    .map((entry) =>
      Array.isArray(entry)
        ? `(${entry.map((choice) => conditionText(names, choice)).join(' OR ')})`
        : conditionText(names, entry as Condition),
    )
    .join(' AND ');

/** A condition alone, for a put, a delete or a check. */
export function conditionExpression(conditions: Conditions): Expression & { ConditionExpression: string } {
  const names = new Names();
  const text = conditionsText(names, conditions);
  return { ...names.expression(), ConditionExpression: text };
}

/**
 * An update with its condition. Values of `undefined` are left alone. DynamoDB refuses an empty expression, so one that
 * changes nothing has none: an `updateItem` then only checks the condition and returns the item.
 */
export function updateExpression(
  changes: Changes,
  conditions: Conditions = [],
): Expression & { UpdateExpression?: string; ConditionExpression?: string } {
  const names = new Names();
  const set = Object.entries(changes.set ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => `${names.name(attribute)} = ${names.value(value)}`);
  const setOnce = Object.entries(changes.setOnce ?? {}).map(([attribute, value]) => {
    const name = names.name(attribute);
    return `${name} = if_not_exists(${name}, ${names.value(value)})`;
  });
  const add = Object.entries(changes.add ?? {}).map(
    ([attribute, value]) => `${names.name(attribute)} ${names.value(value)}`,
  );
  const remove = (changes.remove ?? []).map((attribute) => names.name(attribute));
  const parts = [
    set.length + setOnce.length > 0 ? `SET ${[...set, ...setOnce].join(', ')}` : '',
    add.length > 0 ? `ADD ${add.join(', ')}` : '',
    remove.length > 0 ? `REMOVE ${remove.join(', ')}` : '',
  ].filter(Boolean);
  const condition = conditionsText(names, conditions);
  return {
    ...(parts.length > 0 ? { UpdateExpression: parts.join(' ') } : {}),
    ...(condition ? { ConditionExpression: condition } : {}),
    ...names.expression(),
  };
}
