/** A number for people: whole numbers as they are, 100 and more without places, the rest with three. */
export function formatFigure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(3);
}
