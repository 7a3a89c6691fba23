import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/wildfire-ash-soft-furniture.ts';

export const post = {
  title: 'After the Smoke: Getting Ash Out of Soft Furniture',
  slug: 'wildfire-ash-soft-furniture',
  excerpt:
    'Ash and soot behave unlike ordinary dust. A safe order for curtains, couches, carpets and beds after a smoky week, and when to call in the pros.',
  category: 'Health & Wellness',
  picture: 'window-sill',
  isPinned: false,
  publishedAt: '2026-10-01T16:00:00.000Z',
  content: `
<p>The wind has turned, the sky over the hills is blue again, and there's a gray film on the windowsill. Most Los Angeles households will know this day at some point. The film is easy to see on white paint. What it has done to the sofa, the curtains and the bed is harder to see, and a wet cloth is the wrong place to start.</p>

<h2>First: is this a cleaning job?</h2>
<p>This article is about light ash and smoke smell in a home that didn't burn. If a building on your street burned, if ash lies in visible drifts, or if the house itself was damaged, stop here. Ash from houses can contain lead, asbestos and much else that was in the walls. Photograph everything, call your insurer, and follow the county's instructions for fire-area clean-up. That work belongs to trained crews.</p>
<p>For the rest, protect yourself in the way public health officials advise: a well-fitting N95 mask, gloves, long sleeves. Keep children and pets in another room, and let anyone who is pregnant or has asthma, heart or lung trouble sit this one out.</p>

<h2>Wait for clean air, then begin</h2>
<p>Cleaning while smoke is still outside means doing it twice. Watch the local air quality index, and open windows only once it has been low for some hours. Until then keep them closed, run the air conditioner on recirculate, and run a HEPA air cleaner in the room where you sleep.</p>
<p>Change the filter of the heating and cooling system before you start and again when you finish. If your system can handle it, MERV 13 catches far more fine particles than the usual builder-grade filter; the manual or a technician will say. One warning about machines: don't use an ozone generator for the smell. Ozone irritates the lungs, and California's air regulators advise against them in homes.</p>

<h2>Why ash isn't dust</h2>
<p>Ash is light, gritty and alkaline. Soot is finer, and it is oily. Rub the two into cloth with a damp sponge and you make a gray paste that stays in the weave. So there's one rule for every soft surface: <strong>dry first, without pressure, and wet only when nothing more comes off dry.</strong></p>
<p>Two tools do harm. A leaf blower or a broom puts the particles back in the air. A vacuum cleaner without a HEPA filter takes in ash at the front and blows the finest part out at the back. If yours has no HEPA filter, borrow or rent one that does.</p>

<h2>The order that saves work</h2>
<p>Work from top to bottom and from the back of the room to the door.</p>
<h3>Hard surfaces</h3>
<p>Wipe shelves, sills and floors with damp microfiber cloths, rinsed often and folded to a clean face. Do this before the furniture, or what you knock off the shelves will land on what you have just cleaned.</p>
<h3>Curtains</h3>
<p>Vacuum them where they hang with a brush attachment, from the top, then take them down slowly. Wash what is washable in two cool cycles; take lined or dry-clean curtains to a cleaner and mention the smoke.</p>
<h3>Couch and chairs</h3>
<p>Hold the HEPA vacuum's nozzle just above the fabric for the first pass, so it lifts without pressing. Then use the upholstery brush, two slow passes each way. Do all sides of loose cushions, the deck below and the back that faces the window. Now press a white cloth on the armrest, dry. If it comes away gray, vacuum again. Only when it stays white is the piece ready for moisture, and that means extraction suited to the fabric, not a sponge. The letters on <a href="/blog/sofa-care-tag-codes">the care tag</a> decide which kind.</p>
<h3>Carpet</h3>
<p>Four to six slow passes everywhere, more along the window wall. Leave shoes at the door for the next weeks, because the yard sheds ash long after the sky is clear. Hose down the path and the patio lightly before you carry the season's dust back in, and sweep nothing dry.</p>
<h3>Beds</h3>
<p>Wash all bedding, the protector included. Vacuum the mattress in both directions with a clean tool, and let it air by a closed window with a fan and an air cleaner running. The full version is in <a href="/blog/mattress-four-saturdays-a-year">our mattress routine</a>.</p>

<h2>About the smell</h2>
<p>Smoke smell comes from oily residue on surfaces, so it leaves with the residue. Fabric is most of the surface in a furnished room, which is why a living room can smell of smoke with spotless shelves. Fragrance adds a second smell to the first. Baking soda on a dry carpet helps a little. Time and clean, moving air help a good deal. What remains after two weeks usually sits in foam, padding or ducts, and it needs extraction or a duct inspection, not another spray.</p>
<p>Be skeptical of anyone, us included, who promises that no trace will be left. Heavy smoke in down cushions or thick foam can outlast a proper cleaning, and replacing an insert may be the cheaper answer.</p>

<h2>What to write down</h2>
<p>Insurance policies often cover smoke even when nothing burned. Before cleaning, photograph the sill, the filter you took out and the white cloth after its first press. Keep receipts, with dates. Ask the insurer in writing whether they want an inspection first, as a cleaned sofa is hard to inspect.</p>
<p>When you ask a cleaner for a price, say that it's ash. It changes the preparation, adds time for vacuuming, and decides which machine comes in. You can send photos with the request in <a href="/calculator">the calculator</a>.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
