import type { SeedPost } from '#app/seed/seed-post.ts';
import { spanish } from '#app/seed/spanish-posts/los-angeles-cleaning-calendar.ts';

export const post = {
  title: 'From June Gloom to Santa Anas: A Cleaning Calendar',
  slug: 'los-angeles-cleaning-calendar',
  excerpt:
    'Los Angeles has seasons, and soft furniture feels each of them. When to clean so things dry fast, and what to do about dust, fog, heat and rain at home.',
  category: 'Seasonal Tips',
  picture: 'drying-carpet',
  isPinned: false,
  publishedAt: '2026-09-10T16:00:00.000Z',
  content: `
People who move here from the East say that Los Angeles has no seasons. Their carpets would disagree. Humidity, dust, heat and the occasional hard rain arrive on a fairly regular schedule, and each changes how fast fabric soils and how fast it dries. Drying time is half of good cleaning. So a calendar pays off.

What drying depends on

Three things take water out of a carpet or cushion: warmth, moving air, and air that can still take up moisture. The last one is the one people forget. With the fog at the window, opening it brings in air that is already nearly full, and a fan only moves that damp air around. On a dry afternoon the same window works better than any machine.

A simple hygrometer costs about as much as a sandwich. Below 50 percent relative humidity, open the windows and let things dry. Above 65 percent, close them and run the air conditioner or a dehumidifier with a fan. In between, do whichever is quieter.

March and April: after the rain

The wet season leaves mud in the entry and a musty corner here and there. Pollen follows as soon as the hills turn green.

• Take up the rugs by the doors, let both sides dry, and vacuum the floor beneath before they go back.
• Pull the sofa a hand's width from an outside wall and check its back for damp or spots of mildew.
• Wash or shake out the mats. They caught what the carpet didn't.
• Vacuum the window side of the bedroom twice a week while the trees are in bloom.
• Look at the ceiling under the roof valleys. A stain the size of a coin now is cheaper than a wet carpet next winter.

If a carpet has been wet from a leak for more than a day, don't wait for it to dry by itself. The pad underneath holds water long after the surface feels fine.

May and June: the marine layer

Within a few miles of the beach, mornings are gray and damp for weeks. Inland the cloud burns off earlier, and the Valley may see sun by ten. This is the slow season for drying, and when old pet stains start to smell again.

• Book cleaning for late morning, so most of the drying falls into the sunny half of the day.
• Ask for low-moisture methods on thick cushions and on anything filled with down.
• Leave the bed open until the sky clears.
• Keep a few inches between furniture and cold walls for air to pass.

A wet-looking ring that appears on a clean cushion in this season is usually wicking: moisture from below carried old soil to the surface as it dried slowly. Blot it with a barely damp white cloth and put a fan on it before deciding that the stain is back.

July and August: heat and bare feet

Dry heat makes this the best time of the year for big jobs. A carpet cleaned at nine in Northridge is often ready for furniture by early afternoon. It's also the season of sunscreen, popsicles and pool hair, and those are oily, sugary and chlorinated in that order.

• Put a washable throw on the seats that are used straight from the pool.
• Draw the curtains on the west side after two o'clock. Sun fades dye and dries out leather faster than use does.
• Treat sunscreen with cornstarch first. Water alone spreads it, and some sunscreens turn orange where they meet hard water.
• Swap loose cushions from the sunny end of the sofa to the shady end every other week.

Don't leave foam cushions to bake on the patio. An hour in the shade airs them. A day in the sun makes the foam brittle.

September to November: wind and dust

The Santa Anas push desert air through every gap. Humidity can fall to around ten percent, static makes dust cling to fabric, and a fine tan powder settles on sills overnight. If there is fire in the region, ash comes with it, and ash has its own rule: lift it off dry, and bring out a damp cloth only when nothing more comes off.

• Close windows on the windward side before bed. The wind often peaks toward morning.
• Vacuum upholstery before you wipe it. Damp dust turns into mud in the weave.
• Change the furnace filter after the first big wind and not on a fixed date.
• Brush off outdoor cushions before bringing them in, and store them indoors until the wind is gone.
• Go over the traffic lanes with extra slow passes. This dust is sharp and wears pile.

The dry air has one advantage. Anything you clean between two wind events dries in a few hours, with the windows shut and a fan running.

December to February: guests and rain

Holiday weeks bring red wine, candle wax and wet shoes. Calendars fill up, ours as well, so the better plan is to clean early in December for the guests or in January after them. Doing both is seldom worth the money.

• For candle wax, let it harden with an ice pack, lift it with a spoon, then blot the rest through white paper with a barely warm iron. Skip the iron on synthetic velvet.
• Keep a stack of white towels near the party. Colored napkins bleed.
• Give wet shoes a tray, and umbrellas a bucket.
• On a cold, rainy day, run the heat and a fan together after any wet cleaning. One without the other is slow.

Putting it on paper

Most homes need two professional cleanings a year, not six. Furniture is best done every six to twelve months and carpets every twelve to eighteen. In this climate, late summer is a fine time for carpets and for the mattress, while sofas do well in early spring, after the rain, or in December, before the guests.

Write down three dates: one for filters, one for rugs, one for the big clean. Tape them inside the cupboard where the vacuum lives. That's the whole system, and it works because it follows the weather outside your own window, which nobody who writes a general cleaning guide can see.
`,
  translations: { es: spanish },
} as const satisfies SeedPost;
