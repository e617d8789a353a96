/** How the API begins the example at the end of a description, in each of its languages. */
export const exampleMarks: readonly string[] = [' Example: ', ' Beispiel: ', ' Exemple\u00A0: ', ' Ejemplo: '];
