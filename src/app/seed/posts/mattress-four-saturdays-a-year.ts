import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/mattress-four-saturdays-a-year.ts';

export const post = {
  title: 'A Mattress Routine for Four Saturdays a Year',
  slug: 'mattress-four-saturdays-a-year',
  excerpt:
    'Forty minutes each season keep a mattress fresh for years: airing, slow vacuuming, spot cleaning that doesn’t soak the foam, and a protector that pays off.',
  category: 'Mattress Care',
  picture: 'quilted-top',
  isPinned: false,
  publishedAt: '2026-06-25T16:00:00.000Z',
  content: `
<p>A mattress is the largest textile in most homes and the one that gets washed least, for the simple reason that it can't be washed. Everything you do for it has to be done dry, or nearly. That sounds like a limitation, but it makes for a short and pleasant routine: four Saturdays a year, about forty minutes each, with the windows open.</p>

<h2>Start with air</h2>
<p>Sleepers give off moisture all night. Some of it goes into the bedding, some into the top layer of the mattress, and it wants to leave again in the morning. A bed made right away, under a heavy comforter, holds it in.</p>
<p>So fold the covers back to the foot of the bed and wait an hour before making it. Near the coast, in Santa Monica or Culver City, the marine layer can keep indoor air damp until noon for weeks in May and June. On such mornings leave the bed open until the sky clears, and let a fan run. Check underneath too: a mattress on a solid platform or on the floor can't dry from below. Slats no more than three inches apart give it air and still carry foam evenly.</p>

<h2>The seasonal forty minutes</h2>
<ol>
<li><strong>Strip everything.</strong> Sheets and protector go into the wash, pillows outside into the shade. Dust-mite guidance from allergy specialists usually names 130 °F for bedding, so use the hot cycle if the care label allows it.</li>
<li><strong>Vacuum slowly.</strong> Use a clean upholstery tool, not the head that did the hallway. Go over the top in overlapping lanes, head to foot, then a second time side to side, at about the pace of ironing a shirt. Finish with the crevice nozzle along the piping and around every tuft, where dust packs down.</li>
<li><strong>Do the sides.</strong> The side facing the wall collects lint; the side facing the room collects whatever the dog brings in.</li>
<li><strong>Look at it in daylight.</strong> Note stains, sagging and torn seams. A photo each time shows changes you'd otherwise forget.</li>
<li><strong>Deal with odor.</strong> If there's a stale smell, sieve a thin layer of baking soda over the top, wait an hour or two, and vacuum it off in the same two directions. Then clean the filter.</li>
<li><strong>Rotate.</strong> Turn the mattress head to foot unless the maker says otherwise. Flip it only if both sides are sleeping surfaces; most pillow-tops and nearly all foam models have just one.</li>
</ol>

<h2>Spots, without a flood</h2>
<p>Foam is a sponge with no way to wring it out. Whatever you pour on it sinks until it has spread thin, and in a thick foam core it can stay damp for days. The rule for any spot is: foam on top, never water inside.</p>
<h3>Blood and sweat</h3>
<p>Cold water only. Heat sets protein. Dampen a white cloth, dab from the edge inward, blot with a dry one, repeat. For an old mark, 3 percent hydrogen peroxide on a cotton swab can help on a white cover, but it's a bleach. Test it at the foot end, and keep it away from colored panels and foam.</p>
<h3>Urine</h3>
<p>Blot with all your weight behind a folded towel until the towel stays dry. Apply an enzyme cleaner sparingly, keep it damp for the time the label asks, then blot and dry with a fan. How to tell whether it worked, and when it can't, is covered in <a href="/blog/pet-accidents-enzyme-cleaners">the article on pet accidents</a>; children and puppies differ less than you'd think.</p>
<h3>Coffee in bed</h3>
<p>Same order as on a sofa, with half the water. <a href="/blog/coffee-on-the-couch-first-ten-minutes">The first ten minutes</a> count double here.</p>

<h2>What to leave alone</h2>
<ul>
<li><strong>Household steamers.</strong> They push hot moisture into the layer that dries worst.</li>
<li><strong>Hours of direct sun.</strong> Airing in the shade is good. Strong sunlight yellows foam and makes it crumbly.</li>
<li><strong>Perfumed sprays.</strong> They sit ten inches from your face for eight hours, and the smell they cover is still there on Monday.</li>
<li><strong>Beating it.</strong> Fine for a wool rug on a line. Indoors it moves dust from the bed to the air.</li>
</ul>

<h2>The protector question</h2>
<p>A protector does more for a mattress than any cleaning, ours included, because it goes into the washing machine and the mattress doesn't. Choose a thin one with a membrane that blocks liquid and still lets vapor pass, and own two, so one can be in the wash. If dust mites are a diagnosed problem in your home, ask your doctor about full zippered encasements. A cleaned mattress is more pleasant to sleep on, but it's no treatment.</p>

<h2>How to know when it needs more</h2>
<p>Once a year is a sensible interval for a professional clean, and sooner after illness, a water leak or a new baby's first months. A good visit looks much like your own Saturday with stronger tools: long vacuuming, stain by stain treatment, low-moisture extraction and moving air, one to two hours in all. Ask for the drying time before you book, and book for the morning. Most mattresses are dry in two to six hours, which leaves room to make up the bed by night.</p>
<p>Some things cleaning can't mend. A hollow deeper than an inch and a half, a smell that returns with every humid night, or a foam core that got truly wet are reasons to replace a mattress, and an honest cleaner will tell you so up front. Sizes and prices are on <a href="/mattress-cleaning">the mattress page</a>.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
