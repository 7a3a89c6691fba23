import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/coffee-on-the-couch-first-ten-minutes.ts';

export const post = {
  title: 'Coffee on the Couch: The First Ten Minutes',
  slug: 'coffee-on-the-couch-first-ten-minutes',
  excerpt:
    'What to do while a spill is still wet, in the right order: lift, blot, rinse from the edge, weigh it down. And five mistakes that set the stain for good.',
  category: 'Cleaning Tips',
  picture: 'coffee-on-the-couch',
  isPinned: false,
  publishedAt: '2026-10-22T16:00:00.000Z',
  content: `
<p>An iced latte tips off the armrest. For the next ten minutes the liquid is still moving: down through the fabric, sideways along the weave, into the foam. Almost everything that decides whether you'll see that latte next year happens in this window, and none of it needs a special product.</p>

<h2>Before you touch it: read the tag</h2>
<p>Lift the seat cushion and look for a small cleaning code. <strong>W</strong> or <strong>WS</strong> means water is fine, and the steps below apply. <strong>S</strong> means solvent only: do the dry steps, skip the wet ones. <strong>X</strong> means vacuum only. If the tag is long gone, treat the sofa as an S until you have tested a hidden spot. We explain the letters, and what they leave out, in <a href="/blog/sofa-care-tag-codes">our guide to sofa tags</a>.</p>

<h2>Minutes 0 to 3: lift what's still loose</h2>
<p>Pull the cushion away from its neighbors so the spill can't run into the gap. Scoop up ice, foam or anything solid with a spoon, working from the rim of the spill toward its center. Then press a dry white towel straight down with the heel of your hand. Hold for a slow count of ten, move to a dry part of the towel, press again.</p>
<p>Press, never rub. Rubbing does two kinds of damage: it spreads the spill into a larger circle, and it breaks the surface fibers, which leaves a fuzzy patch that catches the light even after the color is gone. White matters too. A printed paper napkin or a red dish towel can bleed onto damp upholstery, and then you have two stains.</p>
<p>If the cover has a zipper, slide a folded towel underneath, between cover and foam, and press from both sides. Don't take the cover off to machine-wash it. The zipper is there for the upholsterer, and covers that shrink by half an inch don't go back on.</p>

<h2>Minutes 3 to 7: rinse from the edge</h2>
<p>When the towel comes up almost dry, dampen a second white cloth with cool tap water. Cool, because hot water helps the milk in a latte bind to the fiber. Dab a ring slightly outside the stain first, then work inward. Starting in the middle pushes the coffee outward and leaves the ring that people remember longer than the spill.</p>
<p>Follow every damp dab with a dry one. The aim is to trade coffee for water, then take the water back out. Four or five rounds are normal for a full cup.</p>
<p>Still brown? Mix a quarter teaspoon of clear, dye-free dish soap into a cup of cool water. Dip the cloth, wring it out hard, dab, wait a minute, blot. Then rinse twice with plain water on a cloth. The second rinse isn't optional: soap left in fabric stays slightly sticky and collects dust, so in a month the clean spot turns into a gray one.</p>
<p>For black coffee or tea, a last round of one part white vinegar to two parts water helps with the tannin that gives both drinks their color. Test it on the underside first, and rinse it out.</p>

<h2>Minutes 7 to 10: weigh it down</h2>
<p>Now the part that most people skip. The surface looks fine, but there is coffee in the foam below, and as the fabric dries it will travel back up like lamp oil up a wick. To stop it, fold a dry white towel into a thick pad, lay it over the damp area and put something heavy and flat on top, such as a stack of books in a plastic bag. Change the pad after half an hour, then leave the next one overnight.</p>
<p>Point a fan across the spot, not straight at it, and keep the cushion out of the sun. A quick-baked edge is how rings are made.</p>

<h2>Five mistakes to avoid</h2>
<ul>
<li><strong>Salt or baking soda on a wet spill.</strong> It makes a paste that is harder to remove than the coffee.</li>
<li><strong>Soaking it.</strong> Pouring water on a cushion moves the stain from the cover to the foam, where a towel can't reach.</li>
<li><strong>Hot steam.</strong> A garment steamer sets milk, egg and sugar.</li>
<li><strong>Oxygen bleach from the laundry shelf.</strong> Fine on cotton towels, risky on wool, silk and dyed linen.</li>
<li><strong>Three cleaners in a row.</strong> They react with each other and afterward nobody can say what's in the fabric.</li>
</ul>

<h2>Not every spill is a coffee</h2>
<p><strong>Red wine and boba tea</strong> follow the same order; expect more rinsing because of the sugar. <strong>Salsa and salad dressing</strong> bring oil along: blot, then dust the spot with cornstarch, leave it for twenty minutes, vacuum, and only then use the soap solution. <strong>Turmeric</strong> is the honest exception. Curry and golden milk are dyes in all but name. Blot what you can and accept that a pale yellow shadow may stay on light fabric, whoever cleans it.</p>

<h2>When to put the cloth down</h2>
<p>Stop when the cloth comes away clean twice in a row, when the fabric's own color shows up on it, or when the tag says S and dry blotting has done what it can. Old rings, spills that reached the foam, and anything on velvet, silk or viscose are better left alone than half-treated. Take a photo in daylight, note what you used, and tell the person who cleans it. That saves a test or two, and sometimes the cushion. Spot work is an add-on in <a href="/calculator">the price calculator</a>; a whole sofa is described on <a href="/couch-cleaning">the couch page</a>.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
