/** The license agreement of agents. A change of it needs a new day in `AGREEMENTS`. */
export const AGENT_AGREEMENT = [
  {
    heading: 'Who uses the product',
    text: 'You use the product for your agency, and you say that you may act for it. You hold the licenses that your work requires. You keep your password to yourself and tell us when somebody else knows it.',
  },
  {
    heading: 'Acting for clients',
    text: 'You act only for clients who appointed your agency, within what they asked of it. Every act is recorded with your name and shown to the client.',
  },
  {
    heading: 'What you state',
    text: 'You verify a policy only when you know its terms. What you state is no policy and changes none; an error is corrected as soon as you know of it.',
  },
  {
    heading: 'What the product does',
    text: 'Covertrail compares the insurance documents of companies with the requirements of those who ask for them. The result depends on the documents that it gets. It is no insurance and no legal advice.',
  },
  {
    heading: 'What we keep',
    text: 'We keep what you enter and a record of who did what and when, as long as your agency has an account and as the law requires after that. Names and addresses of people are kept encrypted.',
  },
  {
    heading: 'When it ends',
    text: 'Your agency may end the use at any time. We may close an account that is used to deceive others or to harm the product.',
  },
] as const;
