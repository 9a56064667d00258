/** A property's name without its conditions, which follow a bracket or a comma. The product's page has them. */
export function withoutConditions(property: string): string {
  return property.replace(/\s*(?:[（(，]|,\s).*$/su, '');
}
