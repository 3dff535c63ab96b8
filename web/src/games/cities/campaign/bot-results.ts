/** What bots score in campaigns, as measured by tools/campaign_results.py. */
import measured from "./bot-results.json";

export interface BotResult {
  bot: string;
  mean: number;
  /** Half of all campaigns are between these. */
  low: number;
  high: number;
}

type Spreads = Record<string, number[][]>;

/** The bots' points after that many games, the weakest bot first; nothing before the first game. */
export function botResults(mode: string, level: number, length: number, games: number): BotResult[] {
  const results = measured.results as unknown as Record<string, Record<string, Record<string, Spreads>>>;
  const found = results[mode]?.[level]?.[length] ?? {};
  return Object.entries(found).flatMap(([bot, along]) => {
    const [mean, low, high] = along[games - 1] ?? [];
    return mean === undefined || low === undefined || high === undefined ? [] : [{ bot, mean, low, high }];
  });
}
