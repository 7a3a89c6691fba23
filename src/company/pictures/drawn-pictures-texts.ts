/** Alternative texts of the drawings of categories; a still life stands for a category without one. */
export const drawingAlts: Record<string, string> = {
  couch: 'A cream sofa with bright pillows in a sunny living room',
  chair: 'A cream armchair with a coral pillow beside a small table in the sun',
  carpet: 'A cleaning head on a bright carpet in front of a teal sofa',
  mattress: 'A bright bedroom with a clean quilted mattress and a teal headboard',
};
export const stillLifeAlt = 'A bowl of baking soda, a cut lemon and folded cloths on a wooden table';

export const comparisonAlts: Record<string, { dirtyAlt: string; cleanAlt: string }> = {
  couch: {
    dirtyAlt: 'The living room before: brown stains on the sectional and on the rug',
    cleanAlt: 'The same room after: a pale green sectional and a light rug',
  },
  chair: {
    dirtyAlt: 'The armchair before: brown stains on its back and seat, and on the rug',
    cleanAlt: 'The same armchair after: cream fabric on a light rug',
  },
  carpet: {
    dirtyAlt: 'The carpet before: brown and flattened in front of the sofa',
    cleanAlt: 'The same carpet after: pale, upright pile under the cleaning head',
  },
  mattress: {
    dirtyAlt: 'The mattress before: yellowed, with brown stains near the pillows',
    cleanAlt: 'The same mattress after: white quilting from edge to edge',
  },
};
