import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/sofa-care-tag-codes.ts';

export const post = {
  title: 'W, S, WS or X: How to Read the Tag Under Your Sofa',
  slug: 'sofa-care-tag-codes',
  excerpt:
    'Four letters tell you how your sofa can be cleaned. Where to find the tag, what each code really allows, and how to test a spot when there’s no tag.',
  category: 'Furniture Care',
  picture: 'reading-corner',
  isPinned: true,
  publishedAt: '2026-05-14T16:00:00.000Z',
  content: `
<p>Every week somebody shows us a pale ring on a good armchair and says the same sentence: "I only used a little water." The fabric was one that doesn't forgive a little water, and it said so, on a tag that nobody had looked at since the chair was delivered.</p>

<h2>Finding the right tag</h2>
<p>Look under the seat cushions first, then along the inside of a cushion zipper, then under the frame, where the dust cover is stapled. You may find two labels. In California nearly all upholstered furniture carries a white label that mentions <em>TB 117-2013</em>; that one is about flammability and lists what the cushions are filled with. It's useful, because it tells you whether there is polyurethane foam or down inside, but it isn't the cleaning code. The code is a single letter or pair, usually near the words "cleaning code" or "care".</p>

<h2>What the letters allow</h2>
<h3>W: water-based cleaning</h3>
<p>Water and a mild detergent are fine. Most polyester, nylon and olefin weaves carry a W. It doesn't mean you can soak the sofa. The code is about the cover; the foam beneath still needs a day or more to dry if you flood it.</p>
<h3>S: solvent only</h3>
<p>No water at all, not even a damp cloth. S is common on viscose, silk, many velvets and some linens. These fibers swell when wet, lose their finish or dry with a hard edge around the damp patch. They're cleaned with dry solvents and good ventilation, which is why we ask you to leave this one to a professional.</p>
<h3>WS: either</h3>
<p>Water-based products or solvents, whichever suits the stain. It's the easiest code to live with: soap for juice, solvent for lipstick.</p>
<h3>X: vacuum only</h3>
<p>Neither water nor solvent. You see it on loosely woven decorative fabrics and on panels whose dyes move. Vacuum with a soft brush at low suction, and turn the cushions so they age evenly.</p>

<h2>What the letters leave out</h2>
<p>The code is a promise about one piece of new fabric. It knows nothing about the sun that came through a south-facing window for six summers, nothing about the protector sprayed on in the store, and nothing about the previous owner's experiments. It also covers the main fabric only: contrast piping, a leather-trimmed arm or a knitted throw pillow may follow other rules.</p>
<p>And it says little about fiber, which matters as much:</p>
<ul>
<li><strong>Polyester and olefin</strong> shrug off water-based spills but love oil. Armrests and headrests turn gray long before the seat looks dirty.</li>
<li><strong>Cotton and linen</strong> can turn brown while they dry. The brown is the plant fiber's own color rising to the surface, and slow drying makes it worse.</li>
<li><strong>Wool</strong> is tough and hides soil well. It dislikes heat, bleach and anything strongly alkaline, which includes many supermarket carpet sprays.</li>
<li><strong>Viscose or rayon</strong>, often sold as "art silk" or hidden in a velvet blend, is weakest when wet. If the label lists it, treat the piece as an S, whatever the letter says.</li>
<li><strong>Microfiber</strong> can be W or S even in the same color from the same store. Never guess with microfiber.</li>
</ul>

<h2>How to test a spot</h2>
<p>No tag? Thrift-store treasure? Five minutes will tell you most of what you need.</p>
<ol>
<li>Pick a place nobody sees: the back edge of the deck, or the underside of a skirt.</li>
<li>Vacuum it, so you test the fabric and not the dust.</li>
<li>Dampen a white cotton cloth with cool water, wring it out, and press it on the spot for thirty seconds.</li>
<li>Look at the cloth. Any color on it means the dye moves, and the test is over: no water.</li>
<li>Let the spot dry completely, which means overnight and not twenty minutes.</li>
<li>In daylight, look for a ring, a change of sheen or a stiff patch. Run a hand across it with your eyes closed.</li>
</ol>
<p>Nothing to see and nothing to feel? Repeat with the cleaner you want to use, on a second spot next to the first. A fabric can tolerate water and object to detergent.</p>

<h2>Weekly care that suits every code</h2>
<p>Dry soil is mostly grit, and grit cuts fibers each time someone sits down. Removing it's the one kind of care that no code forbids. Once a week, go over seat, arms and back with the upholstery tool, two slow strokes in each direction, then use the crevice nozzle where the seat meets the back. On velvet, finish with the pile. Turn and swap loose cushions on the same day, so the favorite corner doesn't turn into a hollow.</p>
<p>Keep a white cotton towel somewhere everyone can find it. Blotting within a minute does more than any spray in the cabinet, and dry blotting is allowed on all four codes. The sequence is in <a href="/blog/coffee-on-the-couch-first-ten-minutes">the first ten minutes after a spill</a>.</p>

<h2>What to tell your cleaner</h2>
<p>Send a photo of the tag with your request. Add three facts: the age of the piece, anything that has been sprayed on it, and which stain bothers you most. Then we can tell you in advance which method we'll use, what should come out and what probably won't. If your chair has no tag, say so, and we'll bring the test kit and plan ten extra minutes. Prices for each kind of seat are on <a href="/chair-cleaning">the chair page</a> and <a href="/couch-cleaning">the couch page</a>.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
