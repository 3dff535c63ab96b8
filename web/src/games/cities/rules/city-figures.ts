/** The cities drawn in the rules. A badge shows points where they arise: square `x,y`, in hundredths. */

export interface Badge {
  x: number;
  y: number;
  text: string;
}

export interface CityFigureProps {
  rows: string[];
  worth?: number;
  badges?: Badge[];
}

const badge = (x: number, y: number, text: string): Badge => ({ x, y, text });

export const CITY_FIGURES = {
  shops: {
    rows: ["S..S", "SSSS", "S..S", "...."],
    badges: [badge(0, 2.42, "10"), badge(1.5, 1.42, "5"), badge(3, 2.42, "10")],
  },
  parks: {
    rows: ["PP.P", "....", "P..P", "P.PP"],
    badges: [badge(0.5, 0, "8"), badge(3, 0, "2"), badge(0, 2.5, "8"), badge(3, 2.95, "12")],
  },
  offices: {
    rows: ["OdO.", "....", "Om..", "..OO"],
    badges: [badge(-0.3, -0.3, "+1"), badge(2.3, -0.3, "+1"), badge(-0.3, 1.7, "+1")],
  },
  houses: {
    rows: ["HFS.", "H.PH"],
    worth: 4,
    badges: [badge(-0.3, -0.3, "1"), badge(-0.3, 1.3, "3"), badge(3.3, 1.3, "3")],
  },
  city: {
    rows: ["SSSS", "HHOm", "OPOO", "OPHP"],
  },
  automa: {
    rows: ["HO", "O."],
    badges: [badge(1, 1, "?")],
  },
} satisfies Record<string, CityFigureProps>;
