/** What players say to those who build with them. Nothing of it is sent again: it may have been overtaken. */
import type { PingTarget, Proposal, RepliedMessage, ToServer, Wish } from "../types";

export class PartnerTalk {
  constructor(private readonly send: (message: ToServer) => void) {}

  ping(seat: number, target: PingTarget): void {
    this.send({ type: "ping", seat, ...target });
  }

  propose(seat: number, move: string): void {
    this.send({ type: "propose", seat, move });
  }

  reply(seat: number, { seat: to, move }: Proposal, answer: RepliedMessage["answer"]): void {
    this.send({ type: "reply", seat, to, move, answer });
  }

  withdraw(seat: number, move: string): void {
    this.send({ type: "withdraw", seat, move });
  }

  wish(seat: number, { city, square, building }: Omit<Wish, "seat">): void {
    this.send({ type: "wish", seat, city, square, building });
  }

  unwish(seat: number, { city, square }: Pick<Wish, "city" | "square">): void {
    this.send({ type: "unwish", seat, city, square });
  }
}
