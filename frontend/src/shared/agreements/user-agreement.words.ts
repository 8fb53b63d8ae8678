/** The license agreement of people of a company. A change of it needs a new day in `AGREEMENTS`. */
export const USER_AGREEMENT = [
  {
    heading: 'Who uses the product',
    text: 'You sign up for the company that you enter, and you say that you may act for it. You keep your password to yourself and tell us when somebody else knows it.',
  },
  {
    heading: 'What the product does',
    text: 'Covertrail compares the insurance documents of companies with the requirements of those who ask for them. The result depends on the documents that it gets. It is no insurance, no legal advice, and it changes no policy.',
  },
  {
    heading: 'What you enter',
    text: 'You enter only what is true and what you may pass on. Documents and details of your company are seen by the companies with which you share them, and by the agents that you name.',
  },
  {
    heading: 'What we keep',
    text: 'We keep what you enter and a record of who did what and when, as long as your company has an account and as the law requires after that. Names and addresses of people are kept encrypted.',
  },
  {
    heading: 'When it ends',
    text: 'Your company may end the use at any time. We may close an account that is used to deceive others or to harm the product.',
  },
] as const;
