import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/traffic-lanes-in-carpet.ts';

export const post = {
  title: 'Why the Hallway Turns Gray: Traffic Lanes in Carpet',
  slug: 'traffic-lanes-in-carpet',
  excerpt:
    'Gray lanes are part soil, part wear. How to tell them apart, how many vacuum passes a lane needs, and what a machine can and can’t bring back for you.',
  category: 'Carpet Care',
  picture: 'one-clean-lane',
  isPinned: false,
  publishedAt: '2026-07-16T16:00:00.000Z',
  content: `
<p>Stand at the front door and look along the carpet toward the kitchen. In most homes you can see the route people take, a slightly darker ribbon that bends around the coffee table and fades where nobody walks. Cleaners call it a traffic lane. It's the first thing customers point at, and the thing we have to be most careful about promising.</p>

<h2>Two causes that look the same</h2>
<p>The first cause is soil. Shoes bring in grit and a little oil from the street; bare feet bring skin oil, which is stickier. Oil binds dust, the dust fills the gaps between the yarns, and the lane turns gray.</p>
<p>The second cause is wear. Grit has sharp edges. Each step drives it against the fibers, and after a few thousand steps the once-smooth surface of the yarn is scratched. Scratched fibers scatter light, as a scuffed window does, so the lane looks dull even when nothing is left in it. Soil comes out. Scratches don't.</p>
<p>There's a simple test. Wrap a white cloth around two fingers, dampen it, and rub a hand-sized patch of the lane twenty times. If the cloth comes up gray and the patch looks lighter, cleaning will show. If the cloth stays nearly white and the lane looks the same, you're looking at wear.</p>

<h2>Vacuuming that works</h2>
<p>Most carpets are vacuumed too fast and too evenly. The corner behind the armchair gets the same two seconds as the hall. Better to divide the floor by use.</p>
<ul>
<li><strong>Lanes and the entrance:</strong> twice a week, four to six slow passes. One pass is forward and back over the same strip; allow about three seconds per yard.</li>
<li><strong>Around the sofa and the bed:</strong> weekly, two to four passes.</li>
<li><strong>Corners and under furniture:</strong> monthly, with the crevice nozzle along the baseboard.</li>
</ul>
<p>Set the brush so it just touches the tips of the pile. Too low and it frays them, too high and it only combs. Turn it off for looped Berber, where one snag can run. Empty the bin at two thirds, and cut the hair from the roller now and then; airflow is what lifts grit, and both of these strangle it.</p>
<p>The cheapest improvement isn't a vacuum at all. Put a coarse mat outside the door and an absorbent one inside, long enough for two full steps each. After a Santa Ana week, shake out both. What stays on the mat never reaches the lane.</p>

<h2>Dark lines along the wall</h2>
<p>Thin black lines at the baseboard or under a closed door aren't traffic. Air is drawn through the gap between carpet and wall, and the edge of the carpet works as a filter. The particles are fine and oily, and these lines respond slowly, by hand, with a detail brush. If they come back quickly, look at the furnace filter before you blame the carpet. Homes near a freeway see more of this than homes in the hills.</p>

<h2>What a machine does that a vacuum can't</h2>
<p>Hot-water extraction, often called steam cleaning although no steam is involved, dissolves the oil that holds on to dust. Done well, it follows an order that you can watch and check.</p>
<ol>
<li><strong>Dry soil out first.</strong> Slow vacuuming of the whole room. Wet grit is mud.</li>
<li><strong>Pre-treatment of the lanes,</strong> given ten to fifteen minutes to work. Detergent needs time more than it needs strength.</li>
<li><strong>Agitation</strong> with a soft brush or rake, so the solution reaches the lower half of the yarn.</li>
<li><strong>Rinse and extract.</strong> One wet stroke, then one or two dry strokes over the same strip. The dry strokes decide how long you wait afterward.</li>
<li><strong>Grooming and air.</strong> Pile set in one direction, fans on, windows open if the air outside is dry.</li>
</ol>
<p>Ask your cleaner to show you the recovery tank. Also ask what's in the rinse. Our water is hard in many districts, and a rinse that leaves minerals or detergent behind makes a carpet gray again within weeks. A carpet that gets dirty faster after cleaning than before it wasn't rinsed.</p>
<p>Two to six hours is a normal drying time. Walk on it in clean socks if you must, keep furniture legs on pads or foil until the next day, and don't put a rug back on a damp floor.</p>

<h2>Apartments, stairs and parking</h2>
<p>A truck-mounted machine is strong, but its hose has to reach you. On the third floor of a Koreatown building with street parking only, a portable machine is the better tool, slower by perhaps half an hour. When you book, mention the floor, the elevator, the distance to the nearest legal parking and any quiet hours. It saves everyone a long morning.</p>

<h2>If you rent</h2>
<p>In California a landlord may deduct what it takes to return a home to the level of cleanliness it had when you moved in, not the cost of ordinary wear. A worn lane is wear; a wine stain isn't. Photograph the carpet in daylight on the first day and on the last, keep the receipt of any cleaning, and read the lease before ordering anything. Clean after the furniture is out, because an empty room costs less time and shows every corner.</p>

<h2>How often</h2>
<p>Every twelve to eighteen months suits most carpets, and closer to twelve with pets, children or a front door that opens straight onto the pile. Waiting until a lane is plainly gray means waiting until grit has been cutting for a year. If your cloth test came up gray, start with the lanes and the hall; the room prices on <a href="/carpet-cleaning">the carpet page</a> include pre-treatment, and hallways are an add-on in <a href="/calculator">the calculator</a>. If it stayed white, save your money for a runner.</p>
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
